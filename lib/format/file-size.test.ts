import { formatFileSize } from "./file-size";

test.each([
	[1, "en", "1 kB"],
	[655_360, "en", "640 kB"],
	[1_048_575, "en", "1 MB"],
	[2_517_000, "en", "2.4 MB"],
	[2_517_000, "fr", "2,4 Mo"],
	[2_517_000, "lao", "2,4 MB"],
] as const)("%i bytes in %s are %s", (bytes, locale, words) => {
	const said = formatFileSize(bytes, locale).replace(/\s/g, " ");
	expect(said).toBe(words);
});
