"use client";

import { useTranslations } from "next-intl";

interface ListBonesProps {
	/** In pixels, of one that is to come. */
	height: number;
	count?: number;
}

/** The shape of what comes: rows of one height. */
export function ListBones({ height, count = 3 }: ListBonesProps) {
	const t = useTranslations("user.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			{Array.from({ length: count }, (_, at) => `bone ${at}`).map((bone) => (
				<span
					key={bone}
					className="bone"
					style={{ height }}
					aria-hidden="true"
				/>
			))}
		</>
	);
}
