import { toJpeg } from "./to-jpeg";

/** More than the gateway keeps of it. */
const sideMax = 2_000;
/** Below this nothing is gained. */
const bytesSmall = 512 * 1024;

/** Small enough to send from a train: a phone's photo may be four times the limit. */
export async function shrinkPicture(file: File): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const { width, height } = picture;
	const scale = Math.min(1, sideMax / Math.max(width, height));
	if (scale === 1 && file.size <= bytesSmall) {
		picture.close();
		return file;
	}
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	canvas
		.getContext("2d")
		?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	return toJpeg(canvas);
}
