"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { useChosen } from "./use-chosen";

interface BulkToolsProps {
	chosen: ReturnType<typeof useChosen>;
	total: number;
	onRemove: (isByKey: boolean) => void;
}

/** How many there are; while choosing, all of them at once and what to do with those that are chosen. */
export function BulkTools({ chosen, total, onRemove }: BulkToolsProps) {
	const t = useTranslations("favourites.bulk");
	const count = chosen.ids.length;
	if (!chosen.isChoosing)
		return (
			<div className="tools">
				<p className="soft">{t("total", { count: total })}</p>
				<Button kind="quiet" onClick={chosen.begin}>
					{t("begin")}
				</Button>
			</div>
		);
	return (
		<div className="tools">
			<label className="target gap-x2">
				<input
					type="checkbox"
					checked={chosen.isAll}
					onChange={({ currentTarget }) =>
						chosen.chooseAll(currentTarget.checked)
					}
				/>
				{t("all")}
			</label>
			<div className="tools">
				<Button
					kind="quiet"
					aria-disabled={count === 0}
					onClick={({ detail }) => count > 0 && onRemove(detail === 0)}
				>
					<Icon name="trash-2" size={18} />
					{t("remove", { count })}
				</Button>
				<Button kind="quiet" onClick={chosen.end}>
					{t("end")}
				</Button>
			</div>
		</div>
	);
}
