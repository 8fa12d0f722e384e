"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

interface ApplicationPicturesProps {
	images: string[];
	/** Of each, in pixels. */
	size: number;
}

/** Licences and certificates; the gateway shows them to their owner and to operators alone. */
export function ApplicationPictures({
	images,
	size,
}: ApplicationPicturesProps) {
	const t = useTranslations("application");
	return (
		<Pictures
			className="flow wraps gap-x3"
			$size={size}
			aria-label={t("form.pictures")}
		>
			{images.map((path, at) => (
				<li key={path}>
					<a href={path} target="_blank" rel="noreferrer">
						{/* biome-ignore lint/performance/noImgElement: the gateway made it small. */}
						<img
							className="as-picture"
							src={path}
							alt={t("picture", { number: at + 1 })}
							width={size}
							height={size}
						/>
					</a>
				</li>
			))}
		</Pictures>
	);
}

const Pictures = styled.ul<{ $size: number }>`
	img {
		${({ $size }) => kit.square($size)};
		border: 1px solid ${theme.colour.hairline};
	}
`;
