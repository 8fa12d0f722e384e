"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { DataOf } from "@/gateway/contract/call";
import type { listPointsEntries } from "@/gateway/contract/sales/points";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";

type Entry = DataOf<typeof listPointsEntries>["list"][number];

// messages: points.kind.*

export function PointsEntry({ entry }: { entry: Entry }) {
	const t = useTranslations("points");
	const locale = useLocale();
	const [now] = useState(Date.now);
	const { kind, amount, orderNo, frozenUntil, at } = entry;
	const day = (moment: string) => formatDay(moment, locale);
	const isFrozen = frozenUntil !== null && Date.parse(frozenUntil) > now;
	return (
		<li className="row apart gap-x4 rule-above">
			<div className="what stack">
				<b className="size-reading strong">{t(`kind.${kind}`)}</b>
				<time className="soft" dateTime={at}>
					{day(at)}
				</time>
				{isFrozen && (
					<span className="soft">
						{t("entries.frozenUntil", { date: day(frozenUntil) })}
					</span>
				)}
				{orderNo && (
					<Link className="anywhere" href={accountPaths.order(orderNo)}>
						{t("entries.order", { orderNo })}
					</Link>
				)}
			</div>
			<span className={`rigid size-title bold ${amount > 0 ? "good" : ""}`}>
				{amount > 0 ? `+${amount}` : `−${-amount}`}
			</span>
		</li>
	);
}
