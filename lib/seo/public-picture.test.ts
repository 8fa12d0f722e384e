/** @jest-environment node */
import { readPublicPicture } from "./public-picture";

test("our own pictures are read", async () => {
	expect(await readPublicPicture("/pictures/icon-192.png")).toBeInstanceOf(
		Buffer,
	);
});

test.each([
	"https://elsewhere.example/picture.png",
	"//elsewhere.example/picture.png",
	"file:///etc/hosts.png",
	"/../package.json",
	"/pictures/../../docs/pictures/footer.webp",
	"/..%2Fdocs/pictures/footer.webp",
	"/pictures/mark.svg",
	"/pictures/icon-192.png\0.png",
	"/manifest.json",
	"/pictures",
	"/pictures/missing.png",
	"pictures/icon-192.png",
	"",
])("%j is not read", async (source) => {
	expect(await readPublicPicture(source)).toBeUndefined();
});
