"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCommand } from "@/components/layout/console/list/use-command";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Moment } from "@/components/ui/moment";
import type { DataOf } from "@/gateway/contract/call";
import type {
	MemberDetail,
	showMemberContact,
} from "@/gateway/contract/identity/member";
import { accountCounts } from "@/gateway/contract/identity/member-terms";
import { describeLocale } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";
import { MemberState } from "./member-table";

/** Who it is; the whole contact once somebody asks for it. */
export function FactsCard({ member }: { member: MemberDetail }) {
	const t = useTranslations("console.members");
	const locale = useLocale();
	const { run, isRunning } = useCommand();
	const [whole, setWhole] = useState<DataOf<typeof showMemberContact>>();
	const { uid, nickname, sessions } = member;
	const { email, phone } = whole ?? member;

	const show = () =>
		run(async () => {
			const path = "/api/operator/member/contact/{uid}";
			setWhole(await browserApi(locale).post(path, { params: { uid } }));
		}, t("contact.shown"));
	return (
		<section className="card" aria-labelledby="member">
			<h2 id="member">{nickname}</h2>
			<Facts
				facts={[
					[t("column.number"), uid],
					[t("column.state"), <MemberState key="state" member={member} />],
					[t("email"), email],
					[t("column.phone"), phone],
					[t("language"), describeLocale(member.locale).name],
					[t("column.since"), <Moment key="since" at={member.createdAt} />],
					[t("sessions"), String(sessions.open)],
					[
						t("lastSeen"),
						sessions.lastSeenAt && (
							<Moment key="seen" at={sessions.lastSeenAt} />
						),
					],
				]}
			/>
			{!whole && (email ?? phone) && (
				<div className="stack gap-x2 to-start">
					<Button
						kind="quiet"
						aria-disabled={isRunning}
						onClick={() => void show()}
					>
						{t("contact.show")}
					</Button>
					<p className="soft">{t("contact.hint")}</p>
				</div>
			)}
		</section>
	);
}

// messages: console.members.count.*

/** What a member has with the shop, and the way to its orders. */
export function CountsCard({ member }: { member: MemberDetail }) {
	const t = useTranslations("console.members");
	const { uid, counts } = member;
	const orders = { tab: "all", keyword: `account ${uid}` };
	return (
		<section className="card" aria-labelledby="counts">
			<h2 id="counts">{t("counts")}</h2>
			<Facts
				facts={accountCounts.map((name) => [
					t(`count.${name}`),
					String(counts[name]),
				])}
			/>
			{useStaff()?.may("orders") && counts.orders > 0 && (
				<Link
					className="link target"
					href={consolePaths.orders("orders", orders)}
				>
					{t("toOrders")}
				</Link>
			)}
		</section>
	);
}
