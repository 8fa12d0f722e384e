"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Table } from "@/components/layout/console/table";
import { describeLocale, isLocaleCode } from "@/gateway/contract/locale";
import type { AuditEntry } from "@/gateway/contract/platform/audit";
import { formatDate } from "@/lib/format/format-date";
import { fieldKey } from "./field-words";
import { useSayValue } from "./use-say-value";

interface AuditTableProps {
	list: AuditEntry[];
	isStale: boolean;
}

// messages: console.audit.action.*

export function AuditTable({ list, isStale }: AuditTableProps) {
	const t = useTranslations("console.audit");
	const title = useTranslations("console.page")("audit");
	const locale = useLocale();
	return (
		<Table
			isCards
			label={title}
			columns={[
				t("column.at"),
				t("column.who"),
				t("column.action"),
				t("column.target"),
				t("column.merchant"),
				{ word: t("column.changes"), kind: "wide" },
			]}
			isStale={isStale}
		>
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
		</Table>
	);
}

function Changes({ action, changes }: Pick<AuditEntry, "action" | "changes">) {
	const t = useTranslations("console");
	const say = useSayValue();
	function wordsOf(field: string) {
		// What there are several of is named with its language or number.
		const [, name = field, which] = /^(\w+) (\S+)$/.exec(field) ?? [];
		const key = fieldKey(action, name);
		const words = key ? t(key) : name;
		if (!which) return words;
		return isLocaleCode(which)
			? `${words} (${describeLocale(which).name})`
			: `${words} #${which}`;
	}
	return (
		<List className="stack gap-x1 anywhere">
			{changes.map(({ field, before, after }) => (
				<li key={field}>
					{wordsOf(field)}:{" "}
					{before && (
						<del className="soft">{say({ action, field, value: before })}</del>
					)}{" "}
					<ins>{say({ action, field, value: after })}</ins>
				</li>
			))}
		</List>
	);
}

const List = styled.ul`
	min-width: 240px;

	ins {
		text-decoration: none;
	}
`;
