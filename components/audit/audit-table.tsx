"use client";

import { useLocale, useTranslations } from "next-intl";
import type { AuditEntry } from "@/gateway/contract/audit";
import { describeLocale, isLocaleCode } from "@/gateway/contract/locale";
import { formatDate } from "@/lib/format-date";
import { fieldKey } from "./field-words";
import { useSayValue } from "./use-say-value";

interface AuditTableProps {
	list: AuditEntry[];
	isStale: boolean;
}

// messages: console.audit.action.*

export function AuditTable({ list, isStale }: AuditTableProps) {
	const t = useTranslations("console.audit");
	const title = useTranslations("console.room")("audit");
	const locale = useLocale();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the screen.
		<section className="table" tabIndex={0} aria-label={title}>
			<table aria-busy={isStale}>
				<thead>
					<tr>
						<th>{t("column.at")}</th>
						<th>{t("column.who")}</th>
						<th>{t("column.action")}</th>
						<th>{t("column.target")}</th>
						<th>{t("column.merchant")}</th>
						<th className="wide">{t("column.changes")}</th>
					</tr>
				</thead>
				<tbody>
					{list.map((entry) => (
						<tr key={entry.id}>
							<td className="tight">
								{formatDate(new Date(entry.at), locale, {
									dateStyle: "medium",
									timeStyle: "short",
								})}
							</td>
							<td className="tight">{entry.who?.nickname ?? t("machine")}</td>
							<td className="tight">{t(`action.${entry.action}`)}</td>
							<td className="tight">{entry.target}</td>
							<td>{entry.merchant?.name}</td>
							<td className="wide">
								<Changes action={entry.action} changes={entry.changes} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Changes({ action, changes }: Pick<AuditEntry, "action" | "changes">) {
	const t = useTranslations("console");
	const say = useSayValue();
	function wordsOf(field: string) {
		// What there are several of is told with its language or number.
		const [, name = field, which] = /^(\w+) (\S+)$/.exec(field) ?? [];
		const key = fieldKey(action, name);
		const words = key ? t(key) : name;
		if (!which) return words;
		return isLocaleCode(which)
			? `${words} (${describeLocale(which).name})`
			: `${words} #${which}`;
	}
	return (
		<ul className="changes">
			{changes.map(({ field, before, after }) => (
				<li key={field}>
					{wordsOf(field)}: {before && <del>{say(before)}</del>}{" "}
					<ins>{say(after)}</ins>
				</li>
			))}
		</ul>
	);
}
