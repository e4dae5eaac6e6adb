import content from "virtual:content";
import type { APIRoute, GetStaticPaths } from "astro";

export const getStaticPaths = (() => {
  const photos = content.about.photo ? [content.about.photo] : [];
  return photos.map((photo) => ({ params: { name: photo.name }, props: { data: photo.data } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: string }> = ({ props }) =>
  new Response(Buffer.from(props.data, "base64"), { headers: { "Content-Type": "image/webp" } });
