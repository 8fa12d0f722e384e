import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** What has become of a payment, and the code of a transfer. */
export const paymentCss = css`
	.verdict h2 {
		margin-bottom: ${theme.space.x2};
	}
	.qr-code {
		margin-inline: auto;
	}
`;
