import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeLoad } from "./bench/figures";
import { countAlike } from "./faults/count-alike";
import { openGround } from "./purchases/open-ground";
import { openFilled } from "./upgrade/fill";
import { adds, takesAway } from "./upgrade/next";
import { playUpgrade } from "./upgrade/play";
import { findUnrefused } from "./upgrade/refuse";
import {
	findReleaseBefore,
	makeReleaseAfter,
	type Release,
	thisRelease,
} from "./upgrade/releases";

// `npm run test:upgrade`: while people buy, two gateways on one PostgreSQL database (TEST_DATABASE_URL) become the next
// release one after the other, and go back. First from the release before to this one, as the history has it
// (`-- --from COMMIT` names another), then from this one to a release to come; in the end one too far ahead is refused.

const buyersCount = 10;
const notifiedMax = 20;

/** Releases and what their gateways write; all that asks for temporary files is given them there. */
const place = mkdtempSync(join(tmpdir(), "harbour-upgrade-"));
process.env.TMPDIR = place;
process.once("exit", () => rmSync(place, { recursive: true, force: true }));

const { values } = parseArgs({ options: { from: { type: "string" } } });

async function play(releases: [Release, Release]): Promise<string[]> {
	const [before, after] = releases;
	console.log(`from ${before.name} to ${after.name} and back`);
	const database =
		before === thisRelease ? undefined : await openFilled(before);
	const ground = await openGround(buyersCount, database);
	try {
		const outcome = await playUpgrade(ground, releases);
		const { failed, violations, lost, doubled, ...counted } = outcome;
		const { requests, acknowledged, books } = counted;
		for (const line of [...countAlike(failed), ...violations].slice(
			0,
			notifiedMax,
		))
			console.log(line);
		const unrefused =
			before === thisRelease
				? await findUnrefused(ground, [
						before,
						makeReleaseAfter("the release after next", takesAway),
					])
				: [];
		for (const line of unrefused) console.log(line);
		console.log(`${books} ${describeLoad()}`);
		console.log(
			`requests=${requests} failed=${failed.length} acknowledged=${acknowledged} lost=${lost} doubled=${doubled} violations=${violations.length} unrefused=${unrefused.length}`,
		);
		return [
			...failed,
			...violations,
			...unrefused,
			...Array(lost + doubled).fill(""),
		];
	} finally {
		await ground.close();
	}
}

const before = findReleaseBefore(values.from);
if (!before)
	console.log("the history has no release before this one that can be tried");
const next = makeReleaseAfter("the next release", adds);
const faults = [
	...(before ? await play([before, thisRelease]) : []),
	...(await play([thisRelease, next])),
];
process.exitCode = faults.length > 0 ? 1 : 0;
