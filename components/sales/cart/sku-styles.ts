import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Inside the sheet that chooses a sku. */
export const SkuStyles = styled.div`
	${kit.stack("x5")};

	.face {
		${kit.grid("96px minmax(0, 1fr)", "x4")};
		align-items: center;
	}
	.face img {
		${kit.square(96)};
		${kit.picture};
	}
	.face .name {
		${kit.clamp(3)};
		margin-bottom: ${theme.space.x1};
	}
	.decide {
		position: sticky;
		bottom: 0;
		grid-auto-columns: minmax(0, 1fr);
		grid-auto-flow: column;
		background: ${theme.colour.card};
	}
`;
