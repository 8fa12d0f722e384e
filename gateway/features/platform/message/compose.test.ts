import { localeCodes } from "../../../contract/locale";
import { composeMail } from "./compose";

const order = {
	template: "orderPaid",
	locale: "en",
	to: "kit@example.com",
	values: { orderNo: "PT1", total: "HK$96.00" },
	rows: [
		{ name: "Rice <5 kg> & more × 2", amount: "HK$80.00" },
		{ name: "Tea × 1", amount: "HK$20.00" },
	],
	sums: [
		{ name: "Coupons", amount: "−HK$4.00" },
		{ name: "Delivery", amount: "Free" },
	],
	link: "https://shop.example/order",
} as const;
const compose = (changes = {}) =>
	composeMail({
		...order,
		rows: [...order.rows],
		sums: [...order.sums],
		...changes,
	});

test("what was bought and its sums stand in one row each, as text and as HTML", () => {
	const { text, html } = compose();
	expect(text).toContain(
		"Rice <5 kg> & more × 2  HK$80.00\nTea × 1  HK$20.00\nCoupons  −HK$4.00\nDelivery  Free",
	);
	const rows = html.match(/<tr><td class="rule .*?<\/tr>/g) ?? [];
	expect(rows).toHaveLength(4);
	expect(rows[0]).toContain("Rice &lt;5 kg&gt; &amp; more × 2</td>");
	expect(html).not.toContain("<5 kg>");
});

test.each(localeCodes)(
	"a mail in %s bears the shop's name in its red, knows dark screens and fetches nothing",
	(locale) => {
		const { html } = compose({ locale });
		expect(html).toMatch(/<b class="brand" style="color:#c8102e[^>]+>[^<]+</);
		expect(html).toContain("prefers-color-scheme: dark");
		expect(html).toContain('name="color-scheme" content="light dark"');
		expect(html).not.toMatch(
			/<img|<link|<script|src=|url\(|@import|@font-face/,
		);
		expect(html.match(/https?:[^"<]+/g)).toEqual([order.link]);
	},
);

test("a mail that can be ended says how, below everything else and for mail programs", () => {
	const stopLink = "https://shop.example/stop?a=1&b=2";
	const stopCall = "https://shop.example/api/stop?a=1";
	const mail = compose({ stopLink, stopCall });
	const { text, html } = mail;
	expect(text.trim().endsWith(`Stop these mails: ${stopLink}`)).toBe(true);
	expect(html).toContain('href="https://shop.example/stop?a=1&amp;b=2"');
	expect(mail.stopCall).toBe(stopCall);
	expect(compose().html).not.toContain("Stop these mails");
});
