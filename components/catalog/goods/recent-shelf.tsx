"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { clearRecentGoods, readRecentGoods } from "@/lib/storage/recent-goods";
import { ShelfOf } from "./late-shelf";

/** What was looked at on this device, which alone knows; but for the goods of this page. */
export function RecentShelf({ besides }: { besides?: number }) {
	const [ids, setIds] = useState(readRecentGoods);
	return (
		<ShelfOf name="lately" ids={ids.filter((id) => id !== besides)}>
			<Clear
				onClear={() => {
					clearRecentGoods();
					setIds([]);
				}}
			/>
		</ShelfOf>
	);
}

function Clear({ onClear }: { onClear: () => void }) {
	const t = useTranslations("goods.shelf");
	return (
		<button type="button" className="target as-link" onClick={onClear}>
			{t("clear")}
		</button>
	);
}
