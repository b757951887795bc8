/** The thread that reads PDF files for the page. */
import 'pdfjs-dist/build/pdf.worker.min.mjs';
