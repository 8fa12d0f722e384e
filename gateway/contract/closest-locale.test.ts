import { closestLocale } from "./closest-locale";

test.each([
	["en", "en"],
	["fr-CA", "fr"],
	["zh-Hant-HK", "zh-CN"],
	["zh-CN,zh;q=0.9,en;q=0.8", "zh-CN"],
	["lo-LA", "lao"],
	["lao", "lao"],
	["de, es;q=0.3, th;q=0.7", "th"],
	["en;q=0, fr;q=0.1", "fr"],
	["de", undefined],
	["*", undefined],
	["", undefined],
	[";;q=,,,", undefined],
])("%s is read as %s", (accepted, locale) => {
	expect(closestLocale(accepted)).toBe(locale);
});
