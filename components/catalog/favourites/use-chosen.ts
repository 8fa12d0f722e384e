"use client";

import { useState } from "react";

/** Some of what is shown; what is shown no longer is chosen no longer. */
export function useChosen(shown: number[]) {
	const [isChoosing, setChoosing] = useState(false);
	const [kept, setKept] = useState<readonly number[]>([]);
	const ids = shown.filter((id) => kept.includes(id));
	return {
		isChoosing,
		ids,
		isAll: shown.length > 0 && ids.length === shown.length,
		begin: () => setChoosing(true),
		end: () => {
			setChoosing(false);
			setKept([]);
		},
		chooseAll: (isChosen: boolean) => setKept(isChosen ? shown : []),
		of: (id: number) => ({
			isChosen: ids.includes(id),
			choose: (isChosen: boolean) =>
				setKept(isChosen ? [...ids, id] : ids.filter((one) => one !== id)),
		}),
	};
}
