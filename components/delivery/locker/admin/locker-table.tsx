"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import { Button } from "@/components/ui/button";
import type { Locker } from "@/gateway/contract/delivery/locker-admin";
import { localize } from "@/gateway/contract/locale";

interface LockerTableProps {
	list: Locker[];
	isStale: boolean;
	onEdit: (locker: Locker) => void;
}

export function LockerTable({ list, isStale, onEdit }: LockerTableProps) {
	const t = useTranslations("console.lockers");
	const locale = useLocale();
	return (
		<Table
			isCards
			label={t("label")}
			columns={[
				t("name"),
				t("network"),
				t("code"),
				t("state"),
				{ word: t("ways"), isHidden: true },
			]}
			isStale={isStale}
		>
			{list.map((locker) => {
				const name = localize(locker.name, locale);
				return (
					<tr key={locker.id}>
						<td className="wide">
							<b>{name}</b>
							<br />
							<span className="soft">{localize(locker.address, locale)}</span>
						</td>
						<td>{locker.network}</td>
						<td className="tight">{locker.code}</td>
						<td className="tight">{t(locker.isOpen ? "open" : "closed")}</td>
						<td>
							<Button kind="quiet" onClick={() => onEdit(locker)}>
								{t("edit")}
								<span className="visually-hidden"> {name}</span>
							</Button>
						</td>
					</tr>
				);
			})}
		</Table>
	);
}
