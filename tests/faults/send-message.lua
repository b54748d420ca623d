wrk.method = "POST"
wrk.body = "n_name=Asha&n_contactno=98640&n_message=under+load"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
