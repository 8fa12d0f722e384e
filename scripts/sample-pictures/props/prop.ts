import { image } from "../scene";
import { opened, type Sprite, svgSprite, tilted } from "../sprite";

/** A place for a thing inside a prop: middle, lowest point, and the square it must fit. */
export type Slot = { x: number; bottom: number; size: number; tilt?: number };

export type PropDrawing = {
	width: number;
	height: number;
	under: string;
	over: string;
	slots: Slot[];
};

/** Draws the things between the back and the front of a prop; they repeat until the slots are full. */
export async function propSprite(
	prop: PropDrawing,
	things: Sprite[],
): Promise<Sprite> {
	const images: string[] = [];
	for (const [at, slot] of prop.slots.entries()) {
		const thing = things[at % things.length];
		if (thing) images.push(await drawThing(thing, slot));
	}
	const scale = 900 / Math.max(prop.width, prop.height);
	return svgSprite(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${prop.width * scale}" height="${prop.height * scale}" viewBox="0 0 ${prop.width} ${prop.height}">${prop.under}${images.join("")}${prop.over}</svg>`,
	);
}

async function drawThing(thing: Sprite, slot: Slot): Promise<string> {
	const sprite = await tilted(thing, slot.tilt ?? 0);
	const scale = slot.size / Math.max(sprite.width, sprite.height);
	const [width, height] = [sprite.width * scale, sprite.height * scale];
	const png = await opened(sprite).png({ compressionLevel: 1 }).toBuffer();
	const shade = `<ellipse cx="${slot.x}" cy="${slot.bottom - height * 0.08}" rx="${width * 0.52}" ry="${height * 0.16}" fill="#2A1408" opacity=".22" filter="url(#inner)"/>`;
	return (
		shade + image(png, slot.x - width / 2, slot.bottom - height, width, height)
	);
}
