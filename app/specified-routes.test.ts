import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { guardOf } from "@/lib/session/guarded-paths";
import {
	type SpecifiedRoute,
	specifiedRoutes,
} from "../e2e/support/specified-routes";

/** The shop's own frame, and that of an order. */
const frames = ["(shop)", "(checkout)"].map((frame) =>
	path.join(import.meta.dirname, "[locale]", frame),
);

/** A page of its own, or a path of its own for what its query says, as `lib/routes/stored-addresses.ts` gives it. */
function hasPage(folder: string): boolean {
	return frames
		.map((frame) => path.join(frame, folder))
		.filter((place) => existsSync(place))
		.flatMap((place) =>
			readdirSync(place, { recursive: true, encoding: "utf8" }),
		)
		.some((file) => /^(\[[a-z]+\]\/)*page\.tsx$/.test(file));
}

test.each(specifiedRoutes.map(({ folder }) => [folder]))(
	"the specification's route /%s has a page",
	(folder) => {
		expect(hasPage(folder)).toBe(true);
	},
);

function expectedGuard({ folder, isProtected }: SpecifiedRoute) {
	if (folder === "login") return "guest-only";
	return isProtected ? "protected" : "open";
}

test.each(specifiedRoutes.map((route) => [route.folder, expectedGuard(route)]))(
	"/%s is %s",
	(folder, guard) => {
		expect(guardOf(`/${folder}`)).toBe(guard);
	},
);
