"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Begin } from "./group-styles";

interface PiecesProps {
	most: number;
	chosen: number;
	onChoose: (pieces: number) => void;
	/** The button beside it. */
	children: ReactNode;
}

/** How many of it; nothing to choose where there is one alone. */
export function Pieces({ most, chosen, onChoose, children }: PiecesProps) {
	const t = useTranslations("group.offer");
	return (
		<Begin className="flow wraps gap-x3 at-end">
			{most > 1 && (
				<label className="stack gap-x1 soft size-body">
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
			)}
			{children}
		</Begin>
	);
}
