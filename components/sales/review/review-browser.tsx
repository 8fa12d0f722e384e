"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import type { ReviewType } from "@/gateway/contract/sales/review";
import { reviewsPerPage } from "@/gateway/contract/sales/review-terms";
import { ReviewSkeleton } from "./review-skeleton";
import { ReviewList, Voices } from "./review-styles";
import type { ReviewWords } from "./review-words";

const ReviewPage = late(
	() => import("./review-page").then((loaded) => loaded.ReviewPage),
	<ReviewSkeleton />,
);

interface ReviewBrowserProps {
	goodsId: number;
	filters: { type: ReviewType; name: string; count: number }[];
	label: string;
	more: string;
	words: ReviewWords;
	/** The first page of all reviews, made on the server. */
	children: ReactNode;
}

/** Narrows the reviews and goes on where the page ends. Without a script the first page stands alone. */
export function ReviewBrowser(props: ReviewBrowserProps) {
	const { goodsId, filters, label, more, words, children } = props;
	const [type, setType] = useState<ReviewType>("all");
	const [pages, setPages] = useState(1);
	const total = filters.find((filter) => filter.type === type)?.count ?? 0;
	const first = type === "all" ? 2 : 1;
	const asked = Array.from(
		{ length: pages - first + 1 },
		(_, at) => first + at,
	);

	function narrow(to: ReviewType) {
		setType(to);
		setPages(1);
	}

	return (
		<Voices className="stack gap-x2 from-top">
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields. */}
			<div
				className="filters flow wraps gap-x2"
				role="group"
				aria-label={label}
			>
				{filters.map((filter) => (
					<button
						key={filter.type}
						type="button"
						className="no-break"
						aria-pressed={filter.type === type}
						onClick={() => narrow(filter.type)}
					>
						{filter.name} <span className="soft">{filter.count}</span>
					</button>
				))}
			</div>
			<ReviewList>
				{type === "all" && children}
				{asked.map((page) => (
					<ReviewPage
						key={`${type} ${page}`}
						goodsId={goodsId}
						type={type}
						page={page}
						words={words}
					/>
				))}
			</ReviewList>
			{pages * reviewsPerPage < total && (
				<Button
					kind="quiet"
					className="more"
					onClick={() => setPages(pages + 1)}
				>
					{more}
				</Button>
			)}
		</Voices>
	);
}
