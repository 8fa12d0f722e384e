"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { SentPictures } from "@/components/platform/upload/sent-pictures";
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
	const nameOf = (number: number) => t("picture", { number });
	return (
		<Pictures>
			<SentPictures
				paths={images}
				size={size}
				nameOf={nameOf}
				label={t("form.pictures")}
			/>
		</Pictures>
	);
}

const Pictures = styled.div`
	img {
		aspect-ratio: 1;
		object-fit: cover;
		border: 1px solid ${theme.colour.hairline};
	}
`;
