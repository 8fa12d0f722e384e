"use client";

import { useTranslations } from "next-intl";

interface ListSkeletonProps {
	/** In pixels, of one that is to come. */
	height: number;
	count?: number;
}

/** The shape of what comes: rows of one height. */
export function ListSkeleton({ height, count = 3 }: ListSkeletonProps) {
	const t = useTranslations("user.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			{Array.from({ length: count }, (_, at) => `line ${at}`).map((line) => (
				<span
					key={line}
					className="skeleton"
					style={{ height }}
					aria-hidden="true"
				/>
			))}
		</>
	);
}
