import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { renderScene, type Scene } from "./scene";

export type Output = { path: string; width: number; quality: number };

/** One rendering, written in every width asked for. */
export async function writeScene(
	scene: Scene,
	outputs: Output[],
): Promise<void> {
	const pixels = await renderScene(scene);
	const raw = {
		width: scene.width,
		height: scene.height,
		channels: 3 as const,
	};
	for (const { path, width, quality } of outputs) {
		mkdirSync(dirname(path), { recursive: true });
		await sharp(pixels, { raw })
			.resize(width)
			.webp({ quality, effort: 6, smartSubsample: true })
			.toFile(path);
	}
}
