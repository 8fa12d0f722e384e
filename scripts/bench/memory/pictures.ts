import { randomFillSync } from "node:crypto";
import sharp from "sharp";

/** Twelve megapixels, as a phone takes them, and close to the 5 MB that the shop accepts. */
const size = { width: 4000, height: 3000 };
const noise = { width: 400, height: 300 };

/** A photograph that does not compress well, as a form that sends it. */
export async function composeUpload(): Promise<{
	body: Uint8Array;
	contentType: string;
}> {
	const grains = randomFillSync(Buffer.alloc(noise.width * noise.height * 3));
	const bytes = await sharp(grains, { raw: { ...noise, channels: 3 } })
		.resize(size)
		.jpeg({ quality: 88 })
		.toBuffer();
	const form = new FormData();
	form.set("model", "review");
	form.set("image", new File([new Uint8Array(bytes)], "photograph.jpg"));
	const sent = new Response(form);
	return {
		body: new Uint8Array(await sent.arrayBuffer()),
		contentType: sent.headers.get("content-type") ?? "",
	};
}
