/** @jest-environment node */
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { drawQrCode } from "./qr-picture";

test.each([
	"https://shop.example/",
	"https://shop.example/lao",
	"tel:+85220000000",
])("a camera reads %s from its picture", async (address) => {
	const { data, info } = await sharp(Buffer.from(drawQrCode(address)), {
		density: 600,
	})
		.flatten({ background: "#FFFFFF" })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	expect(decodeQR({ data: Uint8Array.from(data), width, height })).toBe(
		address,
	);
});
