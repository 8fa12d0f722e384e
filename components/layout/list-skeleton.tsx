"use client";

import { useTranslations } from "next-intl";

/** The shape of what comes: rows of one height, in pixels. */
export function ListSkeleton(props: { height: number; count?: number }) {
	const { height, count = 3 } = props;
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
