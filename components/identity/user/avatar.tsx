"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

interface AvatarProps {
	nickname: string;
	avatar: string | null;
	/** Empty where the name stands beside it. */
	alt?: string;
}

/** A face, or the first letter of the name where there is none. */
export function Avatar({ nickname, avatar, alt = "" }: AvatarProps) {
	if (!avatar)
		return (
			<AvatarCircle className="avatar centre rigid bold" aria-hidden="true">
				{[...nickname][0]?.toUpperCase() ?? "?"}
			</AvatarCircle>
		);
	return (
		<AvatarCircle className="avatar centre rigid bold">
			{/* biome-ignore lint/performance/noImgElement: one small picture that exists in one size. */}
			<img
				className="fills"
				src={avatar}
				alt={alt}
				width={88}
				height={88}
				decoding="async"
			/>
		</AvatarCircle>
	);
}

export const AvatarCircle = styled.span`
	overflow: hidden;
	${kit.square(88)};
	border-radius: ${theme.radius.pill};
	${kit.washed};
	font-size: ${theme.type.display};
`;
