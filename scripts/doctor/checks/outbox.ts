import { countUndone } from "@/gateway/features/platform/outbox/look-after-repository";
import { measureOutbox } from "@/gateway/features/platform/outbox/service";
import { type Finding, fail, ok, warn } from "../check";
import { ofTables } from "../kinds";

const lateSeconds = 5 * 60;
const lostSeconds = 60 * 60;
const secondsPerMinute = 60;

export const outboxCheck = ofTables({
	name: "outbox",
	remedy: "npm run operator -- outbox",
	ask: async (db) => {
		const { givenUp } = await countUndone(db);
		return judgeOutbox({ givenUp, ...(await measureOutbox(db)) });
	},
});

type Waiting = { waiting: number; givenUp: number; oldestSeconds: number };

function judgeOutbox(outbox: Waiting): Finding[] {
	const { waiting, givenUp, oldestSeconds } = outbox;
	const findings: Finding[] = [];
	if (givenUp > 0)
		findings.push(
			warn(
				`${givenUp} mails, SMS or refunds were given up`,
				"npm run operator -- outbox, then outbox retry all",
			),
		);
	if (oldestSeconds >= lateSeconds) {
		const minutes = Math.floor(oldestSeconds / secondsPerMinute);
		const judge = oldestSeconds >= lostSeconds ? fail : warn;
		findings.push(
			judge(
				`${waiting} wait to leave the shop, the oldest for ${minutes} min`,
				"open the shop, which sends them; npm run operator -- outbox says why they failed",
			),
		);
	}
	return findings.length > 0 ? findings : [ok(`${waiting} wait to leave`)];
}
