-- concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sales_day_merchant" ON "sales_day" USING btree ("merchant_id","day");