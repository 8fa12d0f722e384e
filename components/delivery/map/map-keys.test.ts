import { readMapKey } from "./map-keys";

const plain = {
	shiftKey: false,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
};

test("arrows go a step, with Shift a stride", () => {
	const step = readMapKey({ ...plain, key: "ArrowLeft" })?.by;
	const stride = readMapKey({ ...plain, key: "ArrowLeft", shiftKey: true })?.by;
	expect(step?.x).toBeLessThan(0);
	expect(stride?.x).toBeLessThan(step?.x ?? 0);
});

test.each([
	["+", 1],
	["=", 1],
	["-", -1],
])("%s zooms", (key, zoom) => {
	expect(readMapKey({ ...plain, key })).toEqual({ zoom });
});

test.each(["Tab", "Escape", "Enter", "a", "toString"])(
	"%s is left to the page",
	(key) => expect(readMapKey({ ...plain, key })).toBeUndefined(),
);

test("the browser's own zoom is left to the browser", () => {
	expect(readMapKey({ ...plain, key: "+", ctrlKey: true })).toBeUndefined();
});
