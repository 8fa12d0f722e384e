/** Stands where a review is being fetched, about as high as one. */
export function ReviewSkeleton() {
	return (
		<li className="review stack gap-x2 rule-below" aria-hidden="true">
			<span className="skeleton line" style={{ width: "40%" }} />
			<span className="skeleton line" />
			<span className="skeleton line" style={{ width: "70%" }} />
		</li>
	);
}
