"use client";

import styled from "styled-components";
import { theme } from "@/lib/theme/theme";

interface ActivityPictureProps {
	source: string;
	/** What the layout gives it, such as "(min-width: 1024px) 380px, 92vw". */
	sizes: string;
	/** The picture a shopper sees first. */
	isFirst?: boolean;
}

const ours = /^(.+)-1200\.webp$/;

/** Twice as wide as high; a decoration beside the activity's name. The sample shop's exist in two sizes, an operator's in one. */
export function ActivityPicture(props: ActivityPictureProps) {
	const { source, sizes, isFirst } = props;
	const stem = ours.exec(source)?.[1];
	return (
		<Image
			src={source}
			srcSet={stem && `${stem}-600.webp 600w, ${source} 1200w`}
			sizes={stem && sizes}
			alt=""
			width={1200}
			height={600}
			loading={isFirst ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding="async"
		/>
	);
}

const Image = styled.img`
	width: 100%;
	aspect-ratio: 2;
	background: ${theme.colour.sunken};
	object-fit: cover;
`;
