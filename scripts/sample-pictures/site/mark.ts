import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { sailMark } from "../packs/family";
import { brand } from "../palette";

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${sailMark(brand.red, brand.red)}</svg>`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#DB2440"/><stop offset="1" stop-color="#B00C26"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/><g transform="translate(94 92) scale(10.125)">${sailMark("#FFF", "#FFF")}</g></svg>`;

const sizes = { "icon-192": 192, "icon-512": 512, "apple-icon": 180 };

/** The vector itself and the squares that phones round off by themselves. */
export async function writeMark(folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	writeFileSync(`${folder}/mark.svg`, `${mark}\n`);
	for (const [name, side] of Object.entries(sizes))
		await sharp(Buffer.from(icon))
			.resize(side, side)
			.png({ compressionLevel: 9, palette: true })
			.toFile(`${folder}/${name}.png`);
	writeFileSync(`${folder}/../favicon.ico`, await drawFavicon());
}

const faviconSide = 48;

/** What browsers ask for without being told to: one PNG behind the 22 bytes that say so. */
async function drawFavicon(): Promise<Buffer> {
	const picture = await sharp(Buffer.from(mark), { density: 288 })
		.resize(faviconSide, faviconSide)
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(faviconSide, 6);
	head.writeUInt8(faviconSide, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}
