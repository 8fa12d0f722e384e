interface DeviceName {
	/** As its maker writes it; undefined for one that we do not know. */
	browser?: string;
	system?: string;
}

// Browsers name those before them too: the first that fits is the one.
const browsers: readonly (readonly [RegExp, string])[] = [
	[/MicroMessenger\//, "WeChat"],
	[/\bLine\//, "LINE"],
	[/FBA[NV]\//, "Facebook"],
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|OPiOS\//, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Version\/.*Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/CrOS/, "ChromeOS"],
	[/Windows/, "Windows"],
	[/Mac OS X|Macintosh/, "Mac"],
	[/Linux/, "Linux"],
];

const firstOf = (table: typeof browsers, text: string) =>
	table.find(([shape]) => shape.test(text))?.[1];

/** What people call the device behind a browser's own description of itself, which anybody can make up. */
export function deviceName(userAgent: string): DeviceName {
	return {
		browser: firstOf(browsers, userAgent),
		system: firstOf(systems, userAgent),
	};
}

/** As a list of devices says it. */
export function deviceWords(userAgent: string): string {
	const { browser, system } = deviceName(userAgent);
	return [browser, system].filter(Boolean).join(" · ") || userAgent || "?";
}
