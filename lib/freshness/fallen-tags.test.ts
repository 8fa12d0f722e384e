import { deferred } from "@/gateway/testing/deferred";
import { collectFallenTags } from "./fallen-tags";

test("tags that fall while others are handed on follow together, each once", async () => {
	const first = deferred();
	const second = deferred<string[]>();
	const handed: string[][] = [];
	const fall = collectFallenTags(async ({ tags }) => {
		handed.push(tags);
		if (handed.length === 1) return first.promise;
		second.resolve(tags);
	});
	fall(["goods:1"]);
	fall(["goods:2", "home"]);
	fall(["goods:1", "home"]);
	expect(handed).toEqual([["goods:1"]]);
	first.resolve();
	expect(await second.promise).toEqual(["goods:2", "home", "goods:1"]);
});

test("tags that could not be handed on are handed on again, with those that fell meanwhile", async () => {
	const taken = deferred<string[]>();
	let attempts = 0;
	const fall = collectFallenTags(async ({ tags }) => {
		attempts += 1;
		if (attempts === 1) throw new Error("not yet");
		taken.resolve(tags);
	});
	fall(["goods:1"]);
	fall(["goods:2"]);
	expect((await taken.promise).toSorted()).toEqual(["goods:1", "goods:2"]);
});
