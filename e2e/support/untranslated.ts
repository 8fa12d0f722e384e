import { readFileSync } from "node:fs";

const features = Object.keys(
	JSON.parse(readFileSync("messages/zh-CN.json", "utf8")),
);

/** next-intl shows the key itself where a word is missing. */
export const untranslatedKey = new RegExp(
	`\\b(${features.join("|")})\\.[a-z]\\w*(\\.\\w+)*\\b`,
);

/** What a page says, on it and to those who hear it. */
export function spokenIn(html: string): string {
	const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ");
	const names = body.match(/ (aria-label|alt|title|placeholder)="[^"]*"/g);
	return `${body.replace(/<[^>]*>/g, " ")} ${names?.join(" ") ?? ""}`;
}
