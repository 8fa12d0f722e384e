/** Stands where a review is being fetched, about as high as one. */
export function ReviewBones() {
	return (
		<li className="review" aria-hidden="true">
			<span className="bone line" style={{ width: "40%" }} />
			<span className="bone line" />
			<span className="bone line" style={{ width: "70%" }} />
		</li>
	);
}
