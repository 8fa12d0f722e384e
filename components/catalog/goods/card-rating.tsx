interface CardRatingProps {
	/** Such as "4.6". */
	mean: string;
	count: number;
	/** The same for those who hear it. */
	spoken: string;
}

/** One line of a goods card; its row closes up where no card beside it is rated. */
export function CardRating({ mean, count, spoken }: CardRatingProps) {
	return (
		<p className="rating row gap-x1 note no-break">
			<span className="visually-hidden">{spoken}</span>
			<span aria-hidden="true">
				<b className="strong">{mean}</b> ({count})
			</span>
		</p>
	);
}
