import { readdirSync } from "node:fs";
import { onEmbeddedToo, stories } from "./on-embedded-too.mjs";

const files = readdirSync("gateway", { recursive: true, encoding: "utf8" }).map(
	(name) => `gateway/${name.replaceAll("\\", "/")}`,
);

test.each(stories)("%s is told on the embedded database too", (story) => {
	const notified = files.filter((file) => new RegExp(onEmbeddedToo).test(file));
	expect(
		notified.filter((file) => file.includes(`/${story}.test.ts`)),
	).toHaveLength(1);
});
