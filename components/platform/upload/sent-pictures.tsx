interface SentPicturesProps {
	paths: readonly string[];
	/** Of each, in pixels. */
	size: number;
	/** What it is called by who does not see it; the first is 1. */
	nameOf: (number: number) => string;
	/** Of all of them. */
	label?: string;
}

/** Pictures that somebody sent, each of which leads to itself in full; nothing where there are none. */
export function SentPictures(props: SentPicturesProps) {
	const { paths, size, nameOf, label } = props;
	if (paths.length === 0) return null;
	return (
		<ul className="flow wraps gap-x3" aria-label={label}>
			{paths.map((path, at) => (
				<li key={path}>
					<a href={path} target="_blank" rel="noreferrer">
						{/* biome-ignore lint/performance/noImgElement: the gateway made it small. */}
						<img
							className="as-picture"
							src={path}
							alt={nameOf(at + 1)}
							width={size}
							height={size}
							loading="lazy"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
