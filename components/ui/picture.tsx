"use client";

interface PictureProps {
	source: string;
	/** Empty for a decoration that stands beside its name. */
	alt: string;
	/** Side of the square, or width and height, in the pixels of the layout. */
	width: number;
	height?: number;
	/** What the layout gives it, such as "(min-width: 1024px) 190px, 45vw". */
	sizes?: string;
	/** For the picture a shopper sees first: fetched at once and before others. */
	isFirst?: boolean;
	className?: string;
}

const ours = /^(.+)-800\.webp$/;

/** Sizes exist for pictures named as the sample shop names them; an address of any other shape is taken as it is. */
function sourceSet(source: string): string | undefined {
	const stem = ours.exec(source)?.[1];
	return stem && `${stem}-400.webp 400w, ${source} 800w`;
}

/** On the client for its weight alone: what React reads again in the browser is three words then, not ten attributes. */
export function Picture(props: PictureProps) {
	const { source, alt, width, height = width, isFirst, className } = props;
	const srcSet = sourceSet(source);
	return (
		// biome-ignore lint/performance/noImgElement: sizes are made beforehand; a gateway's pictures may live anywhere.
		<img
			className={className}
			src={source}
			srcSet={srcSet}
			sizes={srcSet && (props.sizes ?? `${width}px`)}
			alt={alt}
			width={width}
			height={height}
			loading={isFirst ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding="async"
		/>
	);
}
