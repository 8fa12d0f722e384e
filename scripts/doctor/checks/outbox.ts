import { sql } from "drizzle-orm";
import { type Finding, fail, ok, warn } from "../check";
import { ofTables } from "../kinds";

const lateSeconds = 5 * 60;
const lostSeconds = 60 * 60;
const secondsPerMinute = 60;

export const outboxCheck = ofTables({
	name: "outbox",
	remedy: "npm run operator -- outbox",
	ask: async (db) => {
		const { rows } = await db.execute<Waiting>(
			sql`select count(*) filter (where given_up_at is not null)::int as "givenUp",
				count(*) filter (where given_up_at is null)::int as waiting,
				coalesce(extract(epoch from now() - min(created_at)
					filter (where given_up_at is null and (due_at <= now() or attempts > 0)))::int, 0) as "oldestSeconds"
			from outbox where done_at is null`,
		);
		return rows.flatMap(judgeOutbox);
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
