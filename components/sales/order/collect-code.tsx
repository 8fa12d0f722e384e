"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { spellCode } from "@/gateway/contract/delivery/collecting-terms";
import { drawQrCode } from "@/lib/format/qr-picture";
import { theme } from "@/lib/theme/theme";

export interface CollectCodeProps {
	code: string;
	/** Where it is not shown at a counter. */
	words?: {
		code: string;
		/** What the picture is. */
		picture: string;
		/** What is done with it. */
		show: string;
	};
}

/** By which goods are handed over: for a camera, and to be read out. */
export function CollectCode({ code, words }: CollectCodeProps) {
	const t = useTranslations("order.collecting");
	const said = words ?? {
		code: t("code"),
		picture: t("picture"),
		show: t("show"),
	};
	const picture = `data:image/svg+xml,${encodeURIComponent(drawQrCode(code))}`;
	return (
		<CodeStyles>
			{/* biome-ignore lint/performance/noImgElement: drawn on the device. */}
			<img
				src={picture}
				// A camera reads dark on light.
				className="lit as-card"
				alt={said.picture}
				width={160}
				height={160}
			/>
			<figcaption>
				<span className="soft">{said.code}</span>
				<b className="code">{spellCode(code)}</b>
				<span className="soft">{said.show}</span>
			</figcaption>
		</CodeStyles>
	);
}

const CodeStyles = styled.figure`
	${kit.wrap("x3", "x4")};
	align-items: center;
	margin: 0;

	figcaption {
		${kit.stack("x1")};
	}
	.code {
		font-size: ${theme.type.heading};
		letter-spacing: 0.08em;
	}
`;
