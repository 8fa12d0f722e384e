import { toJpeg } from "@/components/platform/upload/to-jpeg";

export interface Area {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Twice what the gateway keeps: it makes the last step itself. */
const sideMax = 800;

/** Cuts a square out of a file and makes it small enough to send; a phone's photo may be four times the limit. */
export async function cropPicture(file: File, area: Area): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const canvas = document.createElement("canvas");
	const side = Math.min(sideMax, area.width);
	canvas.width = side;
	canvas.height = side;
	const { x, y, width, height } = area;
	canvas
		.getContext("2d")
		?.drawImage(picture, x, y, width, height, 0, 0, side, side);
	picture.close();
	return toJpeg(canvas);
}
