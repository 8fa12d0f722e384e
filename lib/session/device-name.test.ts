import { deviceName } from "./device-name";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
		"Chrome",
		"Windows",
	],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
		"Edge",
		"Windows",
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
		"Safari",
		"Mac",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
		"Chrome",
		"iPhone",
	],
	[
		"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
		"Firefox",
		"Linux",
	],
	[
		`Mozilla/5.0 (Linux; Android 15; SM-S931B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
		"Samsung Internet",
		"Android",
	],
	[
		`Mozilla/5.0 (Linux; Android 15) ${webkit} Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.60`,
		"WeChat",
		"Android",
	],
])("%s is called by the names people know", (userAgent, browser, system) => {
	expect(deviceName(userAgent)).toEqual({ browser, system });
});

test.each(["", "curl/8.9", "<script>alert(1)</script>"])(
	"nothing is made up about %p",
	(userAgent) => {
		expect(deviceName(userAgent)).toEqual({});
	},
);
