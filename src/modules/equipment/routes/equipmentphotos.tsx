import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/app/equipmentphotos')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/app/equipmentphotos"!</div>;
}
