interface FlagProps {
	/** Two letters. */
	code: string;
}

/** A decoration beside the country's name or code. */
export function Flag({ code }: FlagProps) {
	return (
		// biome-ignore lint/performance/noImgElement: a small vector needs no sizes.
		<img
			className="flag rigid"
			src={`/api/flags/${code.toLowerCase()}`}
			alt=""
			width={24}
			height={18}
			loading="lazy"
		/>
	);
}
