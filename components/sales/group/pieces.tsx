"use client";

import { useTranslations } from "next-intl";

interface PiecesProps {
	most: number;
	chosen: number;
	onChoose: (pieces: number) => void;
}

/** How many of it; nothing to choose where there is one alone. */
export function Pieces({ most, chosen, onChoose }: PiecesProps) {
	const t = useTranslations("group.offer");
	if (most < 2) return null;
	return (
		<label className="pieces stack gap-x1 soft size-body">
			<span>{t("pieces")}</span>
			<select
				value={chosen}
				onChange={({ target }) => onChoose(Number(target.value))}
			>
				{Array.from({ length: most }, (_, at) => at + 1).map((pieces) => (
					<option key={pieces} value={pieces}>
						{pieces}
					</option>
				))}
			</select>
		</label>
	);
}
