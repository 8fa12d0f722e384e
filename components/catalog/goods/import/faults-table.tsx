"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import useSWR from "swr";
import { Table } from "@/components/layout/console/table";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** The first refused lines; the report holds them all. */
export function FaultsTable({ id }: { id: number }) {
	const t = useTranslations("console.import.fault");
	const locale = useLocale();
	const { data } = useSWR([accountKey, "import faults", id, locale], () =>
		browserApi(locale).get("/api/operator/import/faults/{id}", {
			params: { id },
			query: { limit: 50 },
		}),
	);
	if (!data || data.list.length === 0) return null;
	return (
		<Details className="stack cols-1 gap-x3">
			<summary className="target strong">{t("show")}</summary>
			<Table
				label={t("show")}
				columns={[
					{ word: t("line"), kind: "number" },
					t("code"),
					t("column"),
					t("value"),
					t("reason"),
				]}
			>
				{data.list.flatMap(({ line, code, faults }) =>
					faults.map(({ column, value, reason }) => (
						<tr key={`${line} ${column} ${reason}`}>
							<td className="number">{line}</td>
							<td className="tight">{code}</td>
							<td className="tight">{column}</td>
							<td className="value anywhere">{value}</td>
							<td className="wide">{reason}</td>
						</tr>
					)),
				)}
			</Table>
			{data.after !== null && <p className="soft">{t("more")}</p>}
		</Details>
	);
}

const Details = styled.details`
	summary {
		cursor: pointer;
	}
	.value {
		min-width: 96px;
		max-width: 240px;
	}
`;
