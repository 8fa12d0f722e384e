"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";

/** A shop's settings below the choice of the shop, beside what `ConsoleStyles` has. */
export const ShopStyles = styled.div`
	max-width: 880px;

	${controlCss}
`;
