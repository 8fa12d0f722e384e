import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** A card of the console's form. */
export const GoodsPickerStyles = styled.section.attrs({ className: "card" })`
	.goods-line {
		${kit.grid("48px minmax(0, 1fr) auto", "x3")};
		align-items: center;
		min-height: 64px;
	}
	.away {
		color: ${theme.colour.brandDeep};
	}
	.goods-line button {
		${kit.round};
		cursor: pointer;
		${kit.hover({ background: "sunken" }, ":not(:disabled)")};
	}
	.goods-line button:disabled {
		color: ${theme.colour.hairline};
		cursor: default;
	}
`;
